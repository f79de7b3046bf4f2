import Database from 'better-sqlite3';

/**
 * Commits so many times a second, over a connection of its own and without changing any row, until it is told to
 * stop. Each commit makes the service forget which answers are known to be unchanged.
 */
export function startCommitting(file: string, perSecond: number): () => void {
  const connection = new Database(file, { readonly: false, fileMustExist: true });
  connection.pragma('busy_timeout = 5000');
  let version = 0;
  const timer = setInterval(() => {
    version = (version + 1) % 1000;
    connection.pragma(`user_version = ${version}`);
  }, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    connection.pragma('user_version = 0');
    connection.close();
  };
}
