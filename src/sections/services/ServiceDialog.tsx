import { buttonStyle } from '../../components/button-style.ts';
import { Dialog } from '../../components/Dialog.tsx';
import type { Service } from '../../content/services.ts';

export function ServiceDialog({ service, action }: { service: Service; action: string }) {
  return (
    <Dialog
      id={`${service.slug}-details`}
      title={service.name}
      closeLabel="Close"
      footer={
        <a href="#contact" className={buttonStyle('primary', 'needs-script')}>
          {action}
        </a>
      }
    >
      <h3 className="mb-2 text-lede">Overview</h3>
      <div className="grid max-w-[54ch] gap-4">
        {service.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="mt-8 mb-2 text-lede">Key Benefits</h3>
      <ul className="grid max-w-[54ch] gap-2">
        {service.benefits.map((benefit) => (
          <li key={benefit} className="feature ps-4.5">
            {benefit}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-2 text-lede">Technical Specifications</h3>
      <dl className="border-t border-line text-small">
        {service.specifications.map(({ term, detail }) => (
          <div
            key={term}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[54ch] text-small text-muted">{service.boundary}</p>
    </Dialog>
  );
}
