import { codingFor } from './send-reply';

test.each([
  ['', null],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP ;q=1.0,\tBR ; q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['*', 'gzip'],
  ['gzip;q=0, *', null],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['identity;q=0', null],
  ['identity;q=1, br;q=0.9', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['deflate, zstd, x-gzip', null],
  ['gzip;q=2, br;q=x, br;level=4, gzip;q=-1, gz, ,;', null],
  [`${'x,'.repeat(5000)}br`, 'br'],
])('Accept-Encoding: %s is answered with %s (8.18)', (header, expected) => {
  expect(codingFor(header)).toBe(expected);
});
