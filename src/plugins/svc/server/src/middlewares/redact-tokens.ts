import type { Context, Next } from 'koa';

/**
 * Names of parameters that let their bearer in: our own, and those of the host's mails and of signing in elsewhere. And of
 * those that say who somebody is.
 */
const secret =
  /^(email|token|confirmation|registrationToken|code|state|(access|id|refresh|oauth)_token|oauth_verifier)$/i;

function nameOf(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Stands within the logger, which writes down the address of each request: what is in one that lets its bearer into an
 * order, or an account, and who is asked about, has no place in a log.
 */
export async function redactTokens(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } finally {
    ctx.url = ctx.url.replace(/([?&])([^=&]+)=[^&]*/g, (whole, start: string, name: string) =>
      secret.test(nameOf(name)) ? `${start}${name}=…` : whole,
    );
  }
}
