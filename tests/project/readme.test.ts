import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { built, makeApiToken, projectRoot, type Service, startService } from '../support';

/*
 * The requests of README.md, run as a reader would paste them: line after line, in one shell, in the folder of a
 * demo. Whatever a further section shows is run without a word here.
 */

const page = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
const shownAddress = 'http://localhost:1337';
const password = 'Aa1-password-of-the-readme';

let service: Service;
let folder: string;

beforeAll(async () => {
  const env = { PAYMENT_TEST_PROVIDER: 'true', PUBLIC_URL: shownAddress, SEED_PASSWORD: password };
  service = await startService({ env });
  const { seed } = built<typeof import('../../src/plugins/svc/server/src/seed/seed')>('seed/seed');
  const options = { events: 60, accountsOnly: false, ifEmpty: false, pictures: false };
  await seed(options, { isTerminal: false, write: () => undefined });
  folder = mkdtempSync(path.join(os.tmpdir(), 'svc-readme-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a reader has to find out by hand: everything else, the lines before say how to come by. */
async function variables(): Promise<Record<string, string>> {
  const { authorization } = await makeApiToken(service.strapi, 'full-access');
  return { API_TOKEN: authorization.replace('Bearer ', '') };
}

const isCode = (line: string) => line.startsWith('    ');

/** Blocks of code: the number of their first line, from 0, and their lines. */
function blocksOf(text: string): { start: number; lines: string[] }[] {
  const blocks: { start: number; lines: string[] }[] = [];
  for (const [number, line] of text.split('\n').entries()) {
    const last = blocks.at(-1);
    if (!isCode(line)) continue;
    if (last && last.start + last.lines.length === number) last.lines.push(line.slice(4));
    else blocks.push({ start: number, lines: [line.slice(4)] });
  }
  return blocks;
}

const requests = /(?<![\w-])curl(?= )/g;
const blocks = blocksOf(page).filter(({ lines }) => lines.join('\n').match(requests));
const shown = blocks.flatMap(({ lines }) => lines.join('\n').match(requests) ?? []).length;

/** The blocks with requests, each line where it is in the page, so that the shell speaks of the page's lines. */
function script(): string {
  const lines: string[] = Array<string>(page.split('\n').length).fill('');
  for (const block of blocks) lines.splice(block.start, block.lines.length, ...block.lines);
  return lines.join('\n').replaceAll(shownAddress, service.url);
}

/** `curl` that writes down its line and the status of the answer, and is otherwise itself. */
const prelude = `
set -eu
curl() {
  local body status
  body=$(mktemp "$PWD/body.XXXXXX")
  status=$(command curl -q -sS -o "$body" -w '%{http_code}' "$@")
  printf 'line %s: %s\\n' "\${BASH_LINENO[0]}" "$status" >> answers
  cat "$body"
  case $status in 2*|304) ;; *) cat "$body" >&2 ;; esac
}
`;

async function run(): Promise<{ code: number; errors: string; answers: string[] }> {
  mkdirSync(path.join(folder, '.tmp'));
  const files = { '.env': `SEED_PASSWORD=${password}\n`, prelude, script: script(), answers: '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOME: folder,
    BASH_ENV: path.join(folder, 'prelude'),
    ...(await variables()),
  };
  const shell = spawn('bash', ['script'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  shell.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = (await once(shell, 'close')) as [number];
  const answers = readFileSync(path.join(folder, 'answers'), 'utf8').trim().split('\n');
  return { code, errors, answers };
}

test('every request that README.md shows goes to the demo', () => {
  expect(shown).toBeGreaterThan(15);
  for (const { start, lines } of blocks) {
    expect([start + 1, lines.join('\n')]).toEqual([
      start + 1,
      expect.stringContaining(shownAddress),
    ]);
  }
});

test('every search that README.md shows finds something in the demo, and lists begin with what is to come', async () => {
  const events = 'svc/events/v1/events';
  const words = [...page.matchAll(/search(?:=|: ')(\w+)/g)].map(([, word]) => word!);
  expect(words.length).toBeGreaterThan(1);
  for (const search of words) {
    const { body } = await service.call('GET', events, { query: { search } });
    expect([search, (body as unknown[]).length]).not.toEqual([search, 0]);
  }
  const [first] = /events\?.*/.exec(page)!;
  expect(first).toContain('start_date=$(date +%F)');
});

/** Whoever has nothing but Node goes without; CI has them, and fails where it does not. */
const hasTools = ['bash', 'curl'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const inShell = hasTools || process.env.CI === 'true' ? test : test.skip;

inShell('every request that README.md shows succeeds, one after another', async () => {
  const { code, errors, answers } = await run();
  const failed = answers.filter((line) => !/^line \d+: (2\d\d|304)$/.test(line));
  expect({ failed, errors, code }).toEqual({ failed: [], errors: '', code: 0 });
  expect(answers).toHaveLength(shown);
});
