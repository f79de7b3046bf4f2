/** The page of an order on this site, which its address in mails leads to as well. */
export function orderPath(id: number, confirmationUrl: string): string {
  return `/orders/${id}${new URL(confirmationUrl).search}`;
}
