/*
 * For a service in a process of its own, by `--require`: keeps which request took longest, and says so at SIGUSR2, with
 * how much of the heap is in use after everything was collected that nobody needs any more.
 */
const { subscribe } = require('node:diagnostics_channel');
const { performance } = require('node:perf_hooks');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

const none = { milliseconds: 0, request: '' };
let longest = { processor: none, clock: none };

/** Milliseconds that all threads of the process have worked. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function keep(measure, milliseconds, request) {
  if (milliseconds > longest[measure].milliseconds) longest[measure] = { milliseconds, request };
}

const begun = new WeakMap();
subscribe('http.server.request.start', ({ request }) => {
  begun.set(request, { processor: processorTime(), clock: performance.now() });
});
subscribe('http.server.response.finish', ({ request, response }) => {
  const since = begun.get(request);
  const what = `${request.method} ${request.url.slice(0, 500)}: ${response.statusCode}`;
  keep('processor', processorTime() - since.processor, what);
  keep('clock', performance.now() - since.clock, what);
});

process.on('SIGUSR2', () => {
  collect();
  // What is released when something else is collected goes with the second time.
  setTimeout(() => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const measures = { kept: heapUsed + arrayBuffers, ...longest };
    process.stdout.write(`measured ${JSON.stringify(measures)}\n`);
    longest = { processor: none, clock: none };
  }, 100);
});
