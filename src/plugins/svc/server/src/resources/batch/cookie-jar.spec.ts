import { CookieJar } from './cookie-jar';

test('the jar sends the cookies that the client sent', () => {
  expect(new CookieJar('a=1; b=2').header()).toBe('a=1; b=2');
  expect(new CookieJar('').header()).toBe('');
  expect(new CookieJar('a=1').taken()).toEqual([]);
});

test('a cookie set by a response comes first in the next request and is passed to the client', () => {
  const jar = new CookieJar('cart=old; b=2');
  jar.take(['cart=new; Path=/; HttpOnly']);
  expect(jar.header()).toBe('cart=new; cart=old; b=2');
  expect(jar.taken()).toEqual(['cart=new; Path=/; HttpOnly']);
});

test('of two Set-Cookie lines for one cookie the last wins', () => {
  const jar = new CookieJar('');
  jar.take(['cart=one; Path=/']);
  jar.take(['cart=; Max-Age=0; Path=/']);
  expect(jar.header()).toBe('cart=');
  expect(jar.taken()).toEqual(['cart=; Max-Age=0; Path=/']);
});
