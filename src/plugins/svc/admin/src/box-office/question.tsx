import { Typography } from '@strapi/design-system';

/** What is asked before something is done, and what it is done to. */
export function Question({ named, children }: { named: string; children: string }) {
  return (
    <>
      {named && (
        <Typography fontWeight="bold" textAlign="center" style={{ overflowWrap: 'anywhere' }}>
          {named}
        </Typography>
      )}
      <Typography textAlign="center">{children}</Typography>
    </>
  );
}
