import * as yup from 'yup';
import { harmlessHtml, hasTooManyTags, losesSomething, tooManyTags } from '../domain/html';
import { invalidParams } from '../domain/problem';
import { adminRoute, type Handler, readText } from '../kit/admin-route';

/** What would be stored of HTML that somebody types, and whether that is less. */
const previewHtml: Handler = (ctx) => {
  const html = readText('html', yup.string(), ctx.request.body?.html);
  if (hasTooManyTags(html)) throw invalidParams({ html: tooManyTags });
  ctx.body = { html: harmlessHtml(html), removed: losesSomething(html) };
};

export const htmlPreviewRoutes = [adminRoute('POST', '/html/preview', previewHtml)];
