import { CookieJar } from './cookie-jar';

test('a jar has what the client came with', () => {
  expect(new CookieJar('a=1; b=2').header()).toBe('a=1; b=2');
  expect(new CookieJar('').header()).toBe('');
  expect(new CookieJar('a=1').taken()).toEqual([]);
});

test('what an answer sets goes before it, and is set at the client', () => {
  const jar = new CookieJar('cart=old; b=2');
  jar.take(['cart=new; Path=/; HttpOnly']);
  expect(jar.header()).toBe('cart=new; cart=old; b=2');
  expect(jar.taken()).toEqual(['cart=new; Path=/; HttpOnly']);
});

test('of two lines for one cookie the last counts', () => {
  const jar = new CookieJar('');
  jar.take(['cart=one; Path=/']);
  jar.take(['cart=; Max-Age=0; Path=/']);
  expect(jar.header()).toBe('cart=');
  expect(jar.taken()).toEqual(['cart=; Max-Age=0; Path=/']);
});
