/* The process that takes the mails: a mail server that is fast and near. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { answerQuestions, runProcess } from '../process';

runProcess(async () => {
  let received = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      stream.resume();
      stream.on('end', () => {
        received += 1;
        callback();
      });
    },
  });
  sink.on('error', () => undefined);
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  const { port } = sink.server.address() as AddressInfo;
  answerQuestions({ url: `smtp://127.0.0.1:${port}` }, { received: () => received });
});
