import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { saidByServer, loadSentences } from './server-sentences';

/* Whether the panel can say in German all that the server refuses with where the panel asks. */

beforeAll(loadSentences);

const server = path.resolve(__dirname, '../../../server/src');

/** Where it says what the panel may show. */
const shown = [
  ...['database/outage.ts', 'domain/html.ts', 'domain/problem.ts', 'domain/wall-clock-bounds.ts'],
  ...['host/document-writes.ts', 'identity/typed-slug.ts', 'outbox/document-middleware.ts'],
  ...['kit/custom-field-values.ts', 'kit/resource/located.ts', 'kit/resource/write-things.ts'],
  ...['contract/', 'panel-routes/', 'resources/attendee/', 'resources/buyer/operations/'],
  ...['resources/event/', 'resources/refund-request/', 'resources/till/', 'resources/voucher/'],
  ...['resources/ticket/', 'resources/application-password/'],
  ...['change-status', 'correct-email', 'resend-confirmation'].map(
    (name) => `resources/order/operations/${name}.ts`,
  ),
];

const isShown = (file: string) =>
  /(?<!\.spec)\.ts$/.test(file) && shown.some((place) => file.startsWith(place));

/** The beginnings of reasons; what begins so and goes on with `null` is SQL. */
const isReason =
  /^(…? ?(must|cannot|can only|is(?! (not )?null)|was|has to|has more|needs|belongs|does not|would) |there is |its )/;

/** What refuses, with a whole sentence. */
const isRefusing =
  /^(new )?(\w+\.)?(\w*(Problem|Error)|cannotCreate|notFound|paymentFailed|unavailable|sendError)$/;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function isArgumentOfRefusal({ parent }: ts.Node): boolean {
  return (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    isRefusing.test(parent.expression.getText())
  );
}

function literalsIn(file: string): string[] {
  const text = readFileSync(path.join(server, file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const said = textOf(node);
    if (said && (isReason.test(said) || (/ .*\.$/.test(said) && isArgumentOfRefusal(node)))) {
      found.push(said);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const literals = new Set(
  readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(isShown).flatMap(literalsIn),
);

/** What only programs are told, which send what no part of the panel does. */
const forPrograms = [
  'has to be an object: the start of each event, by its id',
  ...['has to be there', 'has to be 8 to 64 letters or digits', 'has to be cash, card or free'],
  ...['has to be cash or card', 'has to be incomplete, or nothing'],
  ...['has to be a list of 1 to … ids', 'has to be one of …', 'has to be a day, YYYY-MM-DD'],
  ...[
    'has to be a number',
    'has to be a number from 1 to …',
    'has to be up to … days after the first',
  ],
  ...['This list has no states.', 'must be an IANA time zone such as Europe/Berlin, or …'],
  'must be a latitude from -90 to 90 and a longitude from -180 to 180, with a comma between: 52.52,13.405',
  ...['cannot be … without …', 'there is no venue …; 0 stands for none'],
  ...['there is no organizer …', 'there is no attendee … who came with an order'],
  ...['there is no order …', 'There is no order with this token.'],
  ...['is required: the token opens none', 'is not the order of attendee …'],
];

/** What only buyers are told. */
const forBuyers = [
  ...['This voucher is no longer valid.', 'This voucher is not valid yet.'],
  'This voucher is no longer valid. Take it out to buy at the full price.',
  ...['Only places that are confirmed can be refunded.', 'The event is over.'],
];

/** What the counter says at its own fields, in words of its own. */
const ofCounter = ['is too long', 'has to look like ada@example.org, or be empty'];

/** What is our own failure, and in the log. */
const forOperators = [
  ...['Voucher … was used for fewer than … places.', 'Ticket … has fewer than … ….'],
  ...['No free sku was found for the ticket ….', 'An order does not go from … to ….'],
];

/** What stands in another sentence. */
const parts = [
  ...['cannot be changed by the box office', 'there is no address to write to'],
  ...['cannot be confirmed: …'],
  'there is a request for this that is not decided',
];

const notAsked = [...forPrograms, ...forBuyers, ...ofCounter, ...forOperators, ...parts];

/** What a reason is told of, where it is told in a sentence. */
const names = ['till', 'amount', 'email', 'times', 'note', 'replacement'];

function waysToSay(literal: string): string[] {
  const whole = `${literal.charAt(0).toUpperCase()}${literal.slice(1)}.`;
  return [literal, whole, ...names.map((name) => `The ${name} ${literal}.`)];
}

function isGerman(literal: string): boolean {
  return waysToSay(literal).some((way) => {
    const said = saidByServer(way, 'de');
    return said !== way && !said.includes(literal);
  });
}

test('all that the server refuses with where the panel asks is known in German (2.28)', () => {
  expect(literals.size).toBeGreaterThan(100);
  expect([...literals].filter((one) => !isGerman(one) && !notAsked.includes(one))).toEqual([]);
});

test('what need not be is still said by the server, and in no German', () => {
  expect(notAsked.filter((one) => !literals.has(one) || isGerman(one))).toEqual([]);
});
