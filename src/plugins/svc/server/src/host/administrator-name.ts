/** Somebody who signs in to the panel, as the host keeps them. */
export interface AdministratorRow {
  id: number;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
}

/** What colleagues call them. */
export function nameOf({ firstname, lastname, username }: AdministratorRow): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'An administrator';
}
