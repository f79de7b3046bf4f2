import * as yup from 'yup';
import { anyone, signedIn, signedInPerson } from '../../access/requirements';
import { endpoint, routesOf } from '../../kit/endpoint';
import { named } from '../../kit/named-shapes';
import { password } from '../../kit/password-schema';
import { deleted, noStore, ok } from '../../kit/reply';
import { required } from '../../kit/schema';
import { acceptedLanguage, inLanguage } from '../../texts/language';
import { accountAddress, mailedToken, newPassword, userName } from './body';
import {
  type Account,
  changeAccount,
  deleteAccount,
  readAccount,
} from './operations/change-account';
import { confirmAddress } from './operations/confirm-address';
import { registerAccount } from './operations/register-account';
import { askForReset, resetPassword } from './operations/reset-password';

const root = 'svc/auth/v1';
const me = `${root}/me` as const;

const output = named('Account', {
  id: yup.number().integer(),
  username: yup.string(),
  email: yup.string(),
  email_confirmed: yup.boolean(),
  pending_email: yup.string(),
});

const presentAccount = ({ id, username, email, emailConfirmed, pendingEmail }: Account) => ({
  id,
  username,
  email,
  email_confirmed: emailConfirmed,
  pending_email: pendingEmail,
});

const register = endpoint({
  method: 'POST',
  path: `${root}/register`,
  operationId: 'register',
  summary: 'Make an account; the answer is the same where the address has one already',
  success: 201,
  access: anyone,
  body: {
    email: required(accountAddress()),
    password: required(newPassword()),
    username: userName(),
  },
  output: { email: yup.string(), confirmation_needed: yup.boolean() },
  problems: ['httpsRequired', 'forbidden', 'busy'],
  async handle({ body, requireHttps, acceptsLanguages }) {
    requireHttps();
    const { email = '', password: secret = '', username = '' } = body;
    const { confirms } = await inLanguage(acceptedLanguage(acceptsLanguages), () =>
      registerAccount({ email, password: secret, username }),
    );
    return noStore({
      status: 201,
      body: { email: email.toLowerCase(), confirmation_needed: confirms },
    });
  },
});

const confirm = endpoint({
  method: 'POST',
  path: `${root}/confirm`,
  operationId: 'confirmEmail',
  summary: 'Confirm an e-mail address with the token of the mail that went there',
  access: anyone,
  body: { token: required(mailedToken()) },
  output: { confirmed: yup.boolean() },
  async handle({ body }) {
    await confirmAddress(body.token!);
    return noStore(ok({ confirmed: true }));
  },
});

const forgot = endpoint({
  method: 'POST',
  path: `${root}/forgot-password`,
  operationId: 'forgotPassword',
  summary:
    'Have a link mailed that sets another password; the answer is the same for every address',
  access: anyone,
  body: { email: required(accountAddress()) },
  output: { accepted: yup.boolean() },
  async handle({ body, acceptsLanguages }) {
    await inLanguage(acceptedLanguage(acceptsLanguages), () => askForReset(body.email!));
    return noStore(ok({ accepted: true }));
  },
});

const reset = endpoint({
  method: 'POST',
  path: `${root}/reset-password`,
  operationId: 'resetPassword',
  summary: 'Set another password with the token of the mail; all sessions of the account end',
  access: anyone,
  body: { token: required(mailedToken()), password: required(newPassword()) },
  output: { reset: yup.boolean() },
  problems: ['httpsRequired', 'busy'],
  async handle({ body, requireHttps }) {
    requireHttps();
    await resetPassword(body.token!, body.password!);
    return noStore(ok({ reset: true }));
  },
});

const read = endpoint({
  method: 'GET',
  path: me,
  operationId: 'getMe',
  summary: 'Get your account',
  access: signedIn,
  output,
  handle: async ({ caller }) => noStore(ok(presentAccount(await readAccount(caller.userId!)))),
});

const change = endpoint({
  method: 'PUT',
  path: me,
  summary: 'Change your name, or your e-mail address once a mail there is answered',
  access: signedInPerson,
  body: { username: userName(), email: accountAddress(), current_password: password() },
  output,
  problems: ['missingParam', 'httpsRequired', 'busy'],
  async handle({ caller, body, network, requireHttps, acceptsLanguages }) {
    requireHttps();
    const { username, email, current_password: currentPassword } = body;
    await inLanguage(acceptedLanguage(acceptsLanguages), () =>
      changeAccount(caller.userId!, { username, email, currentPassword }, network()),
    );
    return noStore(ok(presentAccount(await readAccount(caller.userId!))));
  },
});

const remove = endpoint({
  method: 'DELETE',
  path: me,
  operationId: 'deleteMe',
  summary: 'Delete your account; its orders stay, as those of a guest',
  removes: 'always',
  access: signedInPerson,
  output,
  async handle({ caller }) {
    const previous = presentAccount(await readAccount(caller.userId!));
    await deleteAccount(caller.userId!);
    return noStore(deleted(previous));
  },
});

export default routesOf([register, confirm, forgot, reset, read, change, remove]);
