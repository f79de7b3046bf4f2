import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/*
 * How the process that serves ends: it takes no more requests, those that run are answered, then Strapi lets go of what
 * it has. Strapi's own way, on a signal, cuts every connection first.
 */

/** In milliseconds: for the requests that run, and for all. Docker waits ten seconds before it kills. */
const timeouts = { requests: 7_000, all: 9_000 };

const running = new Set<ServerResponse>();
let service: Core.Strapi | undefined;
let isEnding = false;

/** So that whoever asked does not send the next request on a connection that is about to be closed. */
function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

interface Started {
  server: Server;
  response: ServerResponse;
}

/** A listener of the server's own event would have requests of a batch take the long way, so that it hears of them. */
export function watchRequests(server: Server): void {
  subscribe('http.server.request.start', (message) => {
    const { server: asked, response } = message as Started;
    if (asked !== server) return;
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isEnding) announceClose(response);
  });
}

/** The server's own `close` event is no help: browsers open connections ahead, and send nothing on them. */
async function finishRequests(server: Server): Promise<void> {
  server.close();
  running.forEach(announceClose);
  const latest = Date.now() + timeouts.requests;
  while (running.size > 0 && Date.now() < latest) await sleep(20);
}

/**
 * Ends the process. Whoever asks for it again while it does changes nothing. It exits in the same turn in which Strapi
 * has removed every listener of the process, ours for crashes and signals among them.
 */
export async function shutDown(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(exitCode), timeouts.all);
  // Nobody is served yet: there is nothing to wait for, and what is half loaded is not made to be taken down.
  if (!service?.server.httpServer.listening) process.exit(exitCode);
  await finishRequests(service.server.httpServer);
  try {
    await service.destroy();
  } catch (error) {
    service.log.error(error);
  }
  process.exit(exitCode);
}

/** Where a process above this one takes care of it, this one ends with that one, and leaves the port to the next. */
export function exitWithSupervisor(): void {
  if (!process.send) return;
  if (!process.connected) process.exit(0);
  process.on('disconnect', () => void shutDown(0));
}

/** Ends this Strapi in order when the process is told to end. */
export function handleSignals(strapi: Core.Strapi): void {
  service = strapi;
  watchRequests(strapi.server.httpServer);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // Strapi has listeners of its own.
    process.removeAllListeners(signal);
    process.on(signal, () => void shutDown(0));
  }
}
