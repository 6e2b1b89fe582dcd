import type { InvoiceSample } from '@fio/contracts/public/invoice-sample';
import { Button } from '@fio/design-system/button';
import { useInvoicesWords } from '../words.ts';
import { SamplePapers } from './sample-receipts.tsx';

const fileOf = ({ number, xml }: InvoiceSample) =>
  new File([xml], `nfce-${number}.xml`, { type: 'application/xml' });

/** Hands it to the browser as a file of its own, as a shop's page would. */
function save(sample: InvoiceSample): void {
  const file = fileOf(sample);
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Signed receipts to try the demonstration with. */
export function SampleXmls({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const t = useInvoicesWords();
  return (
    <SamplePapers lead={t('sample.leadXml')}>
      {(sample) => (
        <>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => save(sample)}
            aria-label={t('sample.saveOf', { number: sample.number })}
          >
            {t('sample.save')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onChosen(fileOf(sample))}
            aria-label={t('sample.useOf', { number: sample.number })}
          >
            {t('sample.use')}
          </Button>
        </>
      )}
    </SamplePapers>
  );
}
