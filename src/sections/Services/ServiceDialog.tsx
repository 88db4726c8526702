import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { Content } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';

interface ServiceDialogProps {
  readonly service: Service;
  readonly copy: Content['servicesSection'];
  /** The words of the button that leads to the form. */
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
      <h3>{copy.overview}</h3>
      {service.overview.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{copy.benefits}</h3>
      <ul className="bullets">
        {service.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <h3>{copy.specifications}</h3>
      <dl>
        {service.specifications.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="service-limits">{service.limits}</p>
    </Dialog>
  );
}
