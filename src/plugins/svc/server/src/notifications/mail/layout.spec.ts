import { html } from '../../domain/markup';
import { layout } from './layout';

test('a mail fits a narrow window and names itself', () => {
  const mail = layout('<Title>', html`<p>Body</p>`);
  expect(mail).toMatch(/^<!doctype html>/);
  expect(mail).toContain('<title>&lt;Title&gt;</title>');
  expect(mail).toContain('width=device-width');
  expect(mail).toContain('max-width:560px');
  expect(mail).toContain('<p>Body</p>');
});
