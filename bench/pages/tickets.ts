import { drawTickets } from '#svc/resources/order/tickets-file/draw-tickets';
import type { TicketFile } from '#svc/resources/order/tickets-file/ticket-sheets';

const sheet = (number: number) => ({
  title: 'An evening by the river, with songs of three centuries',
  facts: [
    ['When', 'Saturday, 14 June 2031, 20:00 to 22:30 (Europe/Berlin)'],
    ['Where', 'The boathouse, Am Ufer 3, 10115 Berlin, Germany'],
    ['Ticket', 'Balcony'],
    ['Order', '4711'],
  ] as [string, string][],
  name: `Ada Buyer ${number}`,
  code: `ABCDEFGHJKL${'MNPQRSTUVW'[number]}`,
  state: '',
});

const file: TicketFile = {
  title: 'Order 4711',
  language: 'en',
  seller: 'Boathouse',
  footer: 'Boathouse · tickets.example.test',
  accent: '#2a47c4',
  madeAt: Date.parse('2031-01-01T00:00:00Z'),
  unreadable: '',
  sheets: Array.from({ length: 10 }, (_, number) => sheet(number)),
};

const times = 9;

/** Processor time of a PDF of ten tickets in milliseconds, once the fonts are read: the median. */
export async function measureTicketFile(): Promise<number> {
  await drawTickets(file);
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = process.cpuUsage();
    await drawTickets(file);
    const { user, system } = process.cpuUsage(before);
    measured.push((user + system) / 1000);
  }
  return measured.sort((one, other) => one - other)[Math.floor(times / 2)]!;
}
