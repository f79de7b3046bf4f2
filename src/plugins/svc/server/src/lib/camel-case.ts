/** `start_date` is `startDate`. */
export function camelCase(text: string): string {
  return text.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
