import { plainText } from '../domain/html';
import { makeEvent } from './make-event';
import { plainContentReader } from './plain-content';

test('the text of what is made is what the reader of HTML makes of it', () => {
  const textOf = plainContentReader();
  for (let index = 0; index < 500; index += 1) {
    const { content } = makeEvent(index, '2031-01-01');
    expect(textOf(content)).toBe(plainText(content));
  }
});
