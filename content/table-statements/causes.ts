/** A statement leads to the opposite, is the same for all rows, or is about other columns. */
type Flaw = "opposite" | "same" | "other";

/** What two columns show together, with statements that would help explain it and others that wouldn't. */
export interface Cause {
  readonly story: string;
  /** The nouns of the two columns. */
  readonly pair: readonly [string, string];
  /** Whether the second one falls as the first one rises. */
  readonly isInverse: boolean;
  readonly helps: readonly [string, string, string];
  /** They would lead to the opposite, say what's the same for all rows, or are about other columns. */
  readonly others: readonly [string, string, string];
  /** Which of these three each of the others is. */
  readonly flaws: readonly [Flaw, Flaw, Flaw];
}

export const CAUSES: readonly Cause[] = [
  {
    story: "clinics",
    pair: ["average waiting time", "patient satisfaction rate"],
    isInverse: true,
    helps: [
      "Patients who wait longer tend to rate their entire visit less favorably.",
      "At clinics with longer waiting times, physicians are more likely to rush through appointments, which tends to leave patients dissatisfied.",
      "Many patients consider a short wait the most important aspect of good service.",
    ],
    others: [
      "All of the clinics ask patients the same questions about their satisfaction.",
      "At clinics with longer waiting times, physicians spend more time with each patient, and patients who receive more time tend to be more satisfied.",
      "Clinics with more physicians tend to have more patient visits.",
    ],
    flaws: ["same", "opposite", "other"],
  },
  {
    story: "counties",
    pair: ["median household income", "uninsured rate"],
    isInverse: true,
    helps: [
      "Residents with higher incomes are more likely to have jobs that provide health insurance.",
      "Residents with lower incomes are less likely to be able to afford health insurance.",
      "Employers in counties with higher household incomes are more likely to offer health insurance to part-time employees.",
    ],
    others: [
      "Counties with larger populations tend to have more physicians.",
      "A state program provides free health insurance to households with low incomes but not to other households.",
      "The number of residents without health insurance is determined in the same way in all of the counties.",
    ],
    flaws: ["other", "opposite", "same"],
  },
  {
    story: "school districts",
    pair: ["expenditure per student", "graduation rate"],
    isInverse: false,
    helps: [
      "Districts that spend more per student can offer more tutoring to students who are at risk of dropping out.",
      "Districts that spend more per student tend to have smaller classes, and students in smaller classes are less likely to drop out.",
      "Much of the additional spending is for counselors who help students complete the courses required for graduation.",
    ],
    others: [
      "The state provides additional funds to districts in which few students graduate.",
      "Districts with more students tend to employ more teachers.",
      "All of the districts have the same requirements for graduation.",
    ],
    flaws: ["opposite", "other", "same"],
  },
  {
    story: "crop regions",
    pair: ["rainfall", "percentage of planted area irrigated"],
    isInverse: true,
    helps: [
      "The main reason that farmers irrigate is to compensate for a lack of rain.",
      "Irrigation is expensive, and fields that receive enough rain benefit little from it.",
      "Government loans for irrigation equipment are available only in regions with low rainfall.",
    ],
    others: [
      "In regions with low rainfall, rivers rarely carry enough water for irrigation.",
      "In regions with more rainfall, farmers tend to plant varieties of wheat that need more water than the rain provides.",
      "All of the regions use the same method to measure rainfall.",
    ],
    flaws: ["opposite", "opposite", "same"],
  },
  {
    story: "teams",
    pair: ["number of wins", "total attendance"],
    isInverse: false,
    helps: [
      "People are more likely to attend the games of a team that has been winning.",
      "Teams that win more games receive more attention in the news, which attracts spectators.",
      "Late in the season, many people buy tickets only if their team can still qualify for the playoffs.",
    ],
    others: [
      "Teams with losing records tend to give away many tickets, most of which are used.",
      "All of the teams played the same number of home games.",
      "Teams with higher payrolls tend to have newer stadiums.",
    ],
    flaws: ["opposite", "same", "other"],
  },
  {
    story: "airports",
    pair: ["number of passengers in 2018", "on-time departure rate in 2018"],
    isInverse: true,
    helps: [
      "At airports with more passengers, aircraft are more likely to have to wait for an available runway.",
      "Security screening takes longer at airports with more passengers, and flights are often held for passengers who have been delayed.",
      "At airports with more passengers, there is less time between flights in which to recover from earlier delays.",
    ],
    others: [
      "Airports with more passengers employ more ground crew members per departing flight.",
      "All of the airports use the same definition of an on-time departure.",
      "The airports with the most passengers in 2013 were also among those with the most passengers in 2018.",
    ],
    flaws: ["opposite", "same", "other"],
  },
  {
    story: "bus lines",
    pair: ["route length", "percentage of on-time trips"],
    isInverse: true,
    helps: [
      "On a longer route, there are more traffic signals and stops at which a bus can be delayed.",
      "Delays that occur early in a trip tend to grow over the rest of the route.",
      "Longer routes are more likely to include streets with heavy traffic.",
    ],
    others: [
      "The schedules for longer routes allow more time for delays than those for shorter routes do.",
      "A trip on any of the lines is considered on time if the bus arrives within five minutes of the scheduled time.",
      "Lines with more trips per day tend to have more riders per day.",
    ],
    flaws: ["opposite", "same", "other"],
  },
  {
    story: "appliances",
    pair: ["price", "number of units sold"],
    isInverse: true,
    helps: [
      "Most of the retailer’s customers choose the least expensive appliance that meets their needs.",
      "The retailer advertises its less expensive models more often than its more expensive models.",
      "The more expensive models are designed for restaurants, which account for a small proportion of the retailer’s customers.",
    ],
    others: [
      "Most of the retailer’s customers regard a high price as a sign of quality and prefer to buy more expensive models.",
      "Customers may return any of the models within 30 days.",
      "The retailer charges the same amount for the delivery of each model.",
    ],
    flaws: ["opposite", "same", "same"],
  },
  {
    story: "call centers",
    pair: ["average call length", "percentage of calls resolved"],
    isInverse: false,
    helps: [
      "Agents who spend more time with a caller are more likely to find the cause of the caller’s problem.",
      "At centers with shorter calls, agents are paid for each call they handle and therefore often end calls before resolving the problem.",
      "At centers with longer calls, agents are required to test a solution with the caller before ending the call.",
    ],
    others: [
      "Calls about problems that cannot be resolved tend to last the longest.",
      "Centers with more agents tend to handle more calls.",
      "All of the centers use the same definition of a resolved call.",
    ],
    flaws: ["opposite", "other", "same"],
  },
  {
    story: "plants",
    pair: ["number of units produced", "average cost per unit"],
    isInverse: true,
    helps: [
      "Each plant has large costs, such as rent, that do not depend on the number of units produced.",
      "Plants that produce more units buy materials in larger quantities and at lower prices.",
      "Plants that produce more units use faster machines, which reduce the labor needed for each unit.",
    ],
    others: [
      "Plants that produce more units pay more to transport the materials for each unit.",
      "All of the plants calculate the average cost per unit in the same way.",
      "Plants with more workers tend to use more energy.",
    ],
    flaws: ["opposite", "same", "other"],
  },
  {
    story: "warehouses",
    pair: ["floor area", "number of employees"],
    isInverse: false,
    helps: [
      "In larger warehouses, employees walk farther to collect each item, so more employees are needed to collect the same number of items.",
      "Larger warehouses ship more orders, and an employee can prepare only a limited number of orders per day.",
      "The retailer employs one security guard and two cleaners for every 50,000 square feet of a warehouse.",
    ],
    others: [
      "Larger warehouses use robots for most tasks that employees perform at smaller warehouses.",
      "All of the warehouses were open on the same days in March.",
      "Warehouses that ship more orders tend to have a longer average order processing time.",
    ],
    flaws: ["opposite", "same", "other"],
  },
  {
    story: "hospitals",
    pair: ["number of beds", "number of nurses"],
    isInverse: false,
    helps: [
      "State law requires a minimum number of nurses for each occupied bed.",
      "Hospitals with more beds treat more patients at a time, and a nurse can care for only a limited number of patients.",
      "When a hospital in the state adds beds, it usually hires nurses to care for the additional patients.",
    ],
    others: [
      "Hospitals with more beds use equipment that allows them to care for patients with fewer nurses.",
      "Nurses at all of the hospitals receive about the same salary.",
      "Hospitals with a longer average length of stay tend to have a lower 30-day readmission rate.",
    ],
    flaws: ["opposite", "same", "other"],
  },
];

export function causeOf(story: string): Cause | undefined {
  return CAUSES.find((cause) => cause.story === story);
}
