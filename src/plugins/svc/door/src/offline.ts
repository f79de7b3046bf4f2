/*
 * Keeps the page itself on the telephone, so that it opens without a network. The newest comes first; what is kept is for
 * when there is none. Nothing that the service says of guests passes here.
 */

const cacheName = 'svc-door';
const files = ['/door', '/door/door.js', '/door/reader.js'];

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

self.addEventListener('install', (event) => {
  (event as Extendable).waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

async function newestOf(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !files.includes(pathname)) return;
  (event as FetchEvent).respondWith(newestOf(request));
});
