import { PasswordInput } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useState } from 'react';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { wrapperProps } from './field-props.ts';
import type { FieldBase, Native } from './field-props.ts';

/** `meter` stands under the field (PasswordMeter). The two labels name the eye button in its two states. */
export type PasswordFieldProps = FieldBase &
  Native<ComponentPropsWithRef<'input'>> & { showLabel: string; hideLabel: string; meter?: ReactNode };

const VisibilityIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />;

/** A password that can be shown; the button is in the tab order. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, hint, error, required, disabled, showLabel, hideLabel, meter, ...rest } = props;
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <PasswordInput
        autoComplete="current-password"
        {...rest}
        {...wrapperProps({ label, name, hint, error, required, disabled })}
        aria-invalid={error ? true : undefined}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleIcon={VisibilityIcon}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{
          'aria-label': visible ? hideLabel : showLabel,
        }}
      />
      {meter}
    </div>
  );
}
