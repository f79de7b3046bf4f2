/** `refund-request` is `RefundRequest`. */
export function pascalCase(text: string): string {
  return text.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
