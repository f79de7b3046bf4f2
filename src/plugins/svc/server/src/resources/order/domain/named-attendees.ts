/** A place that the buyer has named somebody for. */
export interface NamedAttendee {
  ticketId: number;
  fullName?: string;
  email?: string;
}

/** Places of one ticket that are being bought. */
interface Line {
  ticketId: number;
  quantity: number;
}

export interface Buyer {
  fullName: string;
  email: string;
}

/** Why the names do not fit what is being bought; empty where they do. */
export function namedAttendeesProblem(lines: Line[], named: NamedAttendee[]): string {
  for (const { ticketId } of named) {
    const line = lines.find((one) => one.ticketId === ticketId);
    if (!line) return `names ticket ${ticketId}, which is not in the cart`;
    const count = named.filter((one) => one.ticketId === ticketId).length;
    if (count > line.quantity) {
      return `has ${count} entries for ticket ${ticketId}, of which the cart has ${line.quantity} places`;
    }
  }
  return '';
}

/** Who sits where: for each place of each line whom the buyer named, the buyer for the rest. */
export function draftAttendees<L extends Line>(lines: L[], named: NamedAttendee[], buyer: Buyer) {
  return lines.flatMap((line) => {
    const names = named.filter(({ ticketId }) => ticketId === line.ticketId);
    return Array.from({ length: line.quantity }, (_, index) => ({
      line,
      fullName: names[index]?.fullName || buyer.fullName,
      email: names[index]?.email || buyer.email,
    }));
  });
}
