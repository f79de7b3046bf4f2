/** What people read of a project's own way of paying: `gift-card` is `Gift card`. */
export function methodLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
