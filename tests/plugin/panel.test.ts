import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stopLater } from '#svc/testing/cleanup';
import { engine, nameDatabase } from '#svc/testing/databases/index';
import { buildPanel, installPlugin, makeHost, packPlugin } from './host';

const minutes = 60_000;

/** Strapi's build leaves a plugin's part out without a word where its file is missing. */
test(
  "the panel of somebody's project is built with the plugin's part",
  async () => {
    const directory = path.join(os.tmpdir(), 'svc-tests', `panel-host-${process.pid}`);
    for (const made of [directory, `${directory}-packed`]) {
      stopLater(() => rm(made, { force: true, recursive: true }));
    }
    makeHost(directory);
    installPlugin(directory, packPlugin(`${directory}-packed`));
    const database = nameDatabase(process.env.SVC_TEST_RUN!);
    await engine().create(database);
    stopLater(() => engine().drop(database));
    buildPanel(directory, engine().environment(database));
    const files = readdirSync(path.join(directory, 'build')).filter((file) => file.endsWith('.js'));
    const bundle = files.map((file) => readFileSync(path.join(directory, 'build', file), 'utf8'));
    for (const text of ['svc-admin', 'plugin::svc.attendee', 'plugin::svc.refund-request']) {
      expect([text, bundle.some((code) => code.includes(text))]).toEqual([text, true]);
    }
  },
  10 * minutes,
);
