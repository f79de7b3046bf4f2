import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { stopLater } from '#svc/testing/cleanup';
import { engineName } from '#svc/testing/databases/index';

/*
 * A way to the database server that can be cut and mended. The server itself goes on: others use it.
 */

export interface DatabaseProxy {
  /** Its address, for the service under test. */
  address: string;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Once: lets the server have the next COMMIT, and cuts the connection before anybody hears of it. */
  swallowCommit(): void;
}

const variables = { postgres: 'TEST_POSTGRES_URL', mysql: 'TEST_MYSQL_URL' };

/** The variable with the address of the server that the tests run on. */
export function serverVariable(): string {
  return variables[engineName() as keyof typeof variables];
}

/** Between a client and the server. */
function join(client: Socket, server: Socket, isSwallowed: (sent: Buffer) => boolean): void {
  let isCommitting = false;
  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);
  client.on('data', (sent) => {
    isCommitting ||= isSwallowed(sent);
    server.write(sent);
  });
  server.on('data', (answer) => {
    if (isCommitting) end();
    else client.write(answer);
  });
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const target = new URL(process.env[serverVariable()]!);
  const port = Number(target.port || (engineName() === 'postgres' ? 5432 : 3306));
  const open = new Set<Socket>();
  let swallows = false;
  const isSwallowed = (sent: Buffer) => {
    if (!swallows || !/\bCOMMIT\b/i.test(sent.toString('latin1'))) return false;
    swallows = false;
    return true;
  };
  const proxy = net.createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    join(client, net.connect(port, target.hostname), isSwallowed);
  });
  const listen = async (at: number) => {
    proxy.listen(at, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const address = new URL(target);
  address.hostname = '127.0.0.1';
  const own = await listen(0);
  address.port = String(own);
  const cut = async () => {
    if (!proxy.listening) return;
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  stopLater(cut);
  const mend = async () => void (await listen(own));
  return { address: address.href, cut, mend, swallowCommit: () => (swallows = true) };
}
