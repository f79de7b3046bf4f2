import { Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useText } from './texts';
import { useNotifyOutcome } from '../../shared/use-notify-outcome';
import {
  type PasswordList as Passwords,
  useCreatePasswordMutation,
  useGetPasswordsQuery,
} from './api';
import { CreatePassword } from './create-password';
import { NewPassword } from './new-password';
import { Pages } from './pages';
import { PasswordList } from './password-list';
import { RevokeAll } from './revoke-all';

const pagesOf = ({ total, perPage }: Passwords) => Math.max(1, Math.ceil(total / perPage));

/** All that the panel has of one user: what there is, and what the administrator may do with it. */
export default function ApplicationPasswords({ user }: { user: string }) {
  const [page, setPage] = useState(1);
  const { data: shown, currentData: current, isError } = useGetPasswordsQuery({ user, page });
  const [create, { data: made, isLoading: isCreating, reset: dismiss }] =
    useCreatePasswordMutation();
  const canUpdate = useDocumentRBAC('ApplicationPasswords', (rbac) => Boolean(rbac.canUpdate));
  const canCreate = useDocumentRBAC('ApplicationPasswords', ({ canUpdateFields }) =>
    canUpdateFields.includes('password'),
  );
  const tell = useNotifyOutcome();
  const text = useText();

  // The last page is gone with the last of its passwords.
  if (current && page > pagesOf(current)) setPage(pagesOf(current));

  const createNamed = async (name: string) => {
    const result = await create({ user, name });
    tell(result, text('passwords.made'));
    // The list is oldest first.
    if (!('error' in result) && shown) setPage(pagesOf({ ...shown, total: shown.total + 1 }));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {text('passwords.explain')}
      </Typography>
      {isError && <Typography textColor="danger600">{text('passwords.failed')}</Typography>}
      {shown?.total === 0 && <Typography>{text('passwords.none')}</Typography>}
      {shown && shown.total > 0 && (
        <PasswordList
          user={user}
          passwords={shown.items}
          canRevoke={canUpdate}
          onRevoked={(uuid) => uuid === made?.uuid && dismiss()}
        />
      )}
      {shown && pagesOf(shown) > 1 && (
        <Pages page={page} pages={pagesOf(shown)} onChange={setPage} />
      )}
      {made && <NewPassword name={made.name} password={made.password} onDismiss={dismiss} />}
      {canCreate && !made && <CreatePassword isCreating={isCreating} onCreate={createNamed} />}
      {canUpdate && shown && shown.total > 0 && <RevokeAll user={user} onRevoked={dismiss} />}
    </Flex>
  );
}
