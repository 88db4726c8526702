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
        <a href="#contact" className={buttonStyle('lamp', 'needs-script')}>
          {action}
        </a>
      }
    >
      <h3 className="mb-1 text-lede">Overview</h3>
      <div className="grid max-w-[54ch] gap-2">
        {service.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="mt-4 mb-1 text-lede">Key Benefits</h3>
      <ul className="grid max-w-[54ch] gap-1">
        {service.benefits.map((benefit) => (
          <li key={benefit} className="feature ps-[1.125rem]">
            {benefit}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 mb-1 text-lede">Technical Specifications</h3>
      <dl className="border-t border-line text-small">
        {service.specifications.map(({ term, detail }) => (
          <div
            key={term}
            className="grid gap-x-3 border-b border-line py-[0.75rem] sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[54ch] text-small text-muted">{service.boundary}</p>
    </Dialog>
  );
}
