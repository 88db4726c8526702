import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Text } from '../../components/Text.tsx';
import type { Service, Services } from '../../content/services.ts';
import styles from './ServiceDialog.module.css';

interface ServiceDialogProps {
  service: Service;
  content: Services['dialog'];
}

/** The details of a service. */
export function ServiceDialog({ service, content }: ServiceDialogProps) {
  const { slug, name, overview, benefits, specifications, limits } = service;
  return (
    <Dialog
      id={`${slug}-details`}
      title={name}
      closeLabel={content.close}
      footer={
        <Button variant="primary" href="#contact">
          {content.button}
        </Button>
      }
    >
      <Text as="h3" variant="titleSmall" className={styles.heading}>
        {content.overview}
      </Text>
      {overview.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      <Text as="h3" variant="titleSmall" className={styles.heading}>
        {content.benefits}
      </Text>
      <BulletList items={benefits} className={styles.text} />
      <Text as="h3" variant="titleSmall" className={styles.heading}>
        {content.specifications}
      </Text>
      <Facts facts={specifications} factClassName={styles.specification} termVariant="label" />
      <Text variant="small" className={styles.text}>
        {limits}
      </Text>
    </Dialog>
  );
}
