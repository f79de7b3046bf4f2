import { useIntl } from 'react-intl';

/** Says an instant, in seconds since 1970, by the clock of whoever looks; nothing for none. */
export function useInstant(): (seconds: number | null) => string {
  const intl = useIntl();
  return (seconds) =>
    seconds === null
      ? ''
      : intl.formatDate(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' });
}
