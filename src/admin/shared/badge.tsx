import { Status, Typography } from '@strapi/design-system';

export interface BadgeLook {
  label: string;
  variant: 'success' | 'secondary' | 'alternative' | 'danger' | 'warning' | 'primary' | 'neutral';
}

/** A state, in words on a colour. */
export function Badge({ label, variant }: BadgeLook) {
  return (
    <Status variant={variant} size="S" width="max-content">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {label}
      </Typography>
    </Status>
  );
}
