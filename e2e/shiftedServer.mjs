// Preloaded by a server that runs at another date, in each of its threads: the clock of the embedded
// database is that of its thread.
import { subscribe } from 'node:diagnostics_channel';
import { shiftClock } from './shiftClock.mjs';

shiftClock(Number(process.env.CLOCK_AHEAD_MS));
// Node takes the date of an answer from its own clock.
subscribe('http.server.request.start', ({ response }) => {
  response.setHeader('Date', new Date().toUTCString());
});
