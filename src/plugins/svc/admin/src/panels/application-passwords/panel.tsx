import type { SidePanelComponent } from '../../shared/content-manager';
import { onDemand } from '../../shared/on-demand';
import { useText } from '../../shared/texts';

const ApplicationPasswords = onDemand(() => import('./application-passwords'));

const userUid = 'plugin::users-permissions.user';

/** The passwords of a user's programs, beside the user's form. A user that is being created has none. */
export const ApplicationPasswordsPanel: SidePanelComponent = ({ model, document: user }) => {
  const text = useText();
  if (model !== userUid || !user) return null;
  return {
    title: text('passwords.title'),
    // By key, so that a password that is shown is gone with its user.
    content: <ApplicationPasswords key={user.documentId} user={user.documentId} />,
  };
};
