import { FormPage as Form, type FormPageProps } from '@fio/platform/account';
import { useDateWords } from '@fio/platform/dates';
import { MantineRoot } from '@fio/design-system/theme-provider';

/** A form on the visitors' dark ground; fields need Mantine, which no other public page loads. */
export function FormPage(props: FormPageProps) {
  return (
    <MantineRoot scheme="dark" dates={useDateWords()}>
      <Form {...props} />
    </MantineRoot>
  );
}
