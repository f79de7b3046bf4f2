/** Who asks, with all rights. */
export const administrator = {
  email: 'panel@example.test',
  firstname: 'Ada',
  lastname: 'Panel',
  password: 'Passw0rd-of-the-panel',
};
