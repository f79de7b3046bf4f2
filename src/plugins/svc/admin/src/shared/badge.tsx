import { Status, Typography } from '@strapi/design-system';

export interface BadgeProps {
  label: string;
  variant: 'success' | 'secondary' | 'alternative' | 'danger' | 'warning' | 'primary' | 'neutral';
}

/** A state, in words on a colour. */
export function Badge({ label, variant }: BadgeProps) {
  return (
    <Status variant={variant} size="S" width="max-content">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {label}
      </Typography>
    </Status>
  );
}
