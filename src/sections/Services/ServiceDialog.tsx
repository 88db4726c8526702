import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { Content } from '../../content/content.ts';
import styles from './ServiceDialog.module.css';

interface ServiceDialogProps {
  readonly service: Content['services'][number];
  readonly copy: Content['servicesSection'];
  /** The text of the button that leads to the form. */
  readonly contactButton: string;
}

export function ServiceDialog({ service, copy, contactButton }: ServiceDialogProps) {
  return (
    <Dialog
      id={`${service.slug}-details`}
      title={service.name}
      closeLabel={copy.close}
      footer={
        <Button variant="primary" href="#contact">
          {contactButton}
        </Button>
      }
    >
      <h3 className={styles.heading}>{copy.overview}</h3>
      {service.overview.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <h3 className={styles.heading}>{copy.benefits}</h3>
      <BulletList items={service.benefits} className={styles.benefits} />
      <h3 className={styles.heading}>{copy.specifications}</h3>
      <dl>
        {service.specifications.map(({ term, detail }) => (
          <div key={term} className={styles.specification}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.limits}>{service.limits}</p>
    </Dialog>
  );
}
