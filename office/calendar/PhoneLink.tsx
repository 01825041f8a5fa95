/** A telephone number that calls; one with hidden digits is text alone. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone.includes("*") ? <span>{phone}</span> : <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>;
