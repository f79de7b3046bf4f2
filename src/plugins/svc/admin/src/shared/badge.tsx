import { Status, Typography } from '@strapi/design-system';

export interface BadgeProps {
  label: string;
  variant: 'success' | 'secondary' | 'alternative' | 'danger' | 'warning' | 'primary' | 'neutral';
}

/** A state, in words on a colour. */
export function Badge({ label, variant }: BadgeProps) {
  // The colour that goes with a warning is too light to be read on it.
  const textColor = variant === 'warning' ? 'neutral800' : `${variant}700`;
  return (
    <Status variant={variant} size="S" width="max-content">
      <Typography tag="span" variant="omega" fontWeight="bold" textColor={textColor}>
        {label}
      </Typography>
    </Status>
  );
}
