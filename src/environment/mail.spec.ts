import { lineFor, production, read } from '../../tests/support/read-environment';

describe('mail', () => {
  test.each(['smtp://localhost', 'smtp://127.0.0.1:2525/', 'smtps://me%40a.test:p%2Fw@mail.test'])(
    'goes to %s',
    (SMTP_URL) => expect(read({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL),
  );

  test.each([
    'mail.example.org',
    'http://me:hunter2@mail.test',
    'smtp:///hunter2',
    'smtp://me:hunter2@mail.test/inbox',
    'smtp://me:hunter2@mail.test?pool=true',
  ])('does not go to %s, and the line has no password in it', (SMTP_URL) => {
    const line = lineFor({ SMTP_URL });
    expect(line).toMatch(/^SMTP_URL cannot be used: it must be an address such as smtps:/);
    expect(line).not.toContain('hunter2');
  });

  test.each(['tickets', 'a@b@c', 'Tickets <tickets@a.test>', 'a@b.test,c@d.test', 'a@b\nBcc: c@d'])(
    'does not come from %j',
    (MAIL_FROM) => expect(lineFor({ MAIL_FROM })).toMatch(/^MAIL_FROM=.* cannot be used/),
  );

  test('over a server comes from an address that a production start names', () => {
    const env = { ...production, SMTP_URL: 'smtp://mail.test' };
    expect(lineFor(env)).toMatch(/^MAIL_FROM="" cannot be used: with SMTP_URL/);
    expect(read({ ...env, MAIL_FROM: 'a@b.test' }).mail.from).toBe('a@b.test');
  });
});
