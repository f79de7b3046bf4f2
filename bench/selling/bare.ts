/* The process that writes what a purchase writes, with nothing but the database's driver. */
import { answerQuestions, runProcess, usage } from '../process';
import { type Connection, connectors } from './connections';
import { writePurchase } from './purchase';
import { repeat } from './repeat';
import type { BareLoad, EngineName } from './shop';

/** As many connections as the service's pool may have; SQLite writes one transaction after the other anyway. */
const most = { sqlite: 1, postgres: 10 };

runProcess(async () => {
  const engine = process.env.DATABASE_CLIENT as EngineName;
  const connections: Connection[] = [];
  for (let made = 0; made < most[engine]; made += 1) connections.push(await connectors[engine]());
  const load = ({ buyers, seconds, ticket }: BareLoad) => {
    const visits = connections
      .slice(0, buyers)
      .map((connection) => () => writePurchase(connection, ticket));
    return repeat(visits, seconds);
  };
  answerQuestions(null, { usage, load });
});
