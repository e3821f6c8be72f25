/** Why one column might rise with another, and why it might fall: the data decide which is needed. */
interface Cause {
  readonly story: string;
  /** The nouns of the two columns. */
  readonly pair: readonly [string, string];
  readonly rises: string;
  readonly falls: string;
}

export const CAUSES: readonly Cause[] = [
  {
    story: "clinics",
    pair: ["average waiting time", "percent of patients satisfied"],
    rises:
      "Patients who wait longer are usually examined more thoroughly and are therefore more satisfied.",
    falls:
      "Patients who wait longer to see a physician tend to be less satisfied with their visits.",
  },
  {
    story: "clinics",
    pair: ["number of physicians", "number of patient visits"],
    rises: "Physicians at all of the clinics see about the same number of patients per day.",
    falls:
      "The health system assigns most of its physicians to the clinics that have the fewest patients.",
  },
  {
    story: "clinics",
    pair: ["number of patient visits", "average waiting time"],
    rises:
      "At the clinics with the most patient visits, more patients than usual must wait for each examination room.",
    falls:
      "The clinics with the most patient visits use an appointment system that shortens waiting times.",
  },
  {
    story: "counties",
    pair: ["median household income", "percent of residents without health insurance"],
    rises:
      "In counties where incomes are higher, fewer residents qualify for public health insurance, and most of them buy none.",
    falls:
      "Residents of counties where incomes are higher are more likely to receive health insurance through their jobs.",
  },
  {
    story: "counties",
    pair: ["population", "number of hospital beds"],
    rises:
      "The state determines the number of hospital beds in a county mainly on the basis of the county's population.",
    falls:
      "The state has placed most of its hospitals in the counties where the fewest people live.",
  },
  {
    story: "counties",
    pair: ["population", "number of physicians"],
    rises:
      "Residents of all of the counties visit physicians about equally often, and they rarely travel to another county for a visit.",
    falls: "Most physicians in the state prefer to practice in counties where few people live.",
  },
  {
    story: "hospitals",
    pair: ["number of beds", "number of nurses"],
    rises: "Each hospital must employ nurses in proportion to the number of its beds.",
    falls: "Hospitals with more beds use equipment that allows them to employ fewer nurses.",
  },
  {
    story: "hospitals",
    pair: ["number of beds", "30-day readmission rate"],
    rises:
      "Hospitals with more beds treat more severe cases, which lead to more frequent readmissions.",
    falls: "Hospitals with more beds have programs to help discharged patients avoid readmission.",
  },
  {
    story: "hospitals",
    pair: ["number of admissions", "number of beds"],
    rises:
      "When a hospital has admitted as many patients as it has beds for, additional patients are sent elsewhere.",
    falls:
      "Hospitals with fewer beds discharge patients so much sooner that they admit more patients overall.",
  },
  {
    story: "school districts",
    pair: ["expenditure per student in 2022", "graduation rate in 2022"],
    rises:
      "Districts that spend more per student can offer more tutoring to students who are at risk of dropping out.",
    falls:
      "State aid per student is greatest for districts in which many students do not graduate.",
  },
  {
    story: "school districts",
    pair: ["number of students in 2022", "number of teachers in 2022"],
    rises: "State law limits the number of students in a class.",
    falls:
      "Teachers prefer small districts so strongly that large districts are unable to fill most positions.",
  },
  {
    story: "school districts",
    pair: ["number of students in 2022", "graduation rate in 2022"],
    rises: "Larger districts offer a wider choice of courses, which keeps more students in school.",
    falls:
      "In larger districts, counselors have less time for each student who is at risk of dropping out.",
  },
  {
    story: "crop regions",
    pair: ["rainfall", "percent of planted area irrigated"],
    rises: "Only in regions with a lot of rain do rivers carry enough water for irrigation.",
    falls: "Farmers irrigate mainly to make up for a lack of rain.",
  },
  {
    story: "crop regions",
    pair: ["area planted", "amount harvested"],
    rises:
      "Differences among the regions in soil and weather are small in comparison with differences in the area of their farmland.",
    falls:
      "In regions where more acres are planted, most of the wheat is grazed by cattle instead of being harvested.",
  },
  {
    story: "crop regions",
    pair: ["rainfall", "yield per acre"],
    rises: "Wheat that receives more rain during the growing season produces more grain.",
    falls: "Heavy rain during the growing season spreads diseases that damage wheat.",
  },
  {
    story: "warehouses",
    pair: ["floor area", "number of employees"],
    rises:
      "Most employees walk through the aisles to collect items, and longer aisles require more employees.",
    falls: "The larger warehouses use robots for most tasks that employees perform elsewhere.",
  },
  {
    story: "warehouses",
    pair: ["number of orders shipped", "average order processing time"],
    rises: "Orders wait longer at the warehouses that ship the most orders.",
    falls: "The warehouses that ship the most orders have the fastest sorting machines.",
  },
  {
    story: "warehouses",
    pair: ["number of employees", "number of orders shipped"],
    rises: "In March, employees at all of the warehouses packed orders at about the same rate.",
    falls:
      "The warehouses with the most employees spent most of March training new employees instead of shipping orders.",
  },
  {
    story: "teams",
    pair: ["number of wins", "total attendance"],
    rises: "People are more likely to attend the games of a team that has been winning.",
    falls: "Teams that lose often attract spectators by giving away many tickets.",
  },
  {
    story: "teams",
    pair: ["payroll", "number of wins"],
    rises: "Teams that can pay higher salaries are able to hire better players.",
    falls: "Teams with high payrolls rely on well-known players who are past their best years.",
  },
  {
    story: "teams",
    pair: ["average ticket price", "total attendance"],
    rises: "Teams raise ticket prices when their games are popular.",
    falls: "Many people attend fewer games when tickets are expensive.",
  },
  {
    story: "airports",
    pair: ["number of passengers in 2023", "percent of departures on time in 2023"],
    rises: "Airports with more passengers have more staff available to prevent delays.",
    falls:
      "At airports with more passengers, aircraft are more likely to have to wait for a runway.",
  },
  {
    story: "airports",
    pair: ["number of passengers in 2023", "number of departures in 2023"],
    rises: "Airlines use aircraft of similar sizes at all of the airports.",
    falls:
      "Airlines use so many large aircraft at the busiest airports that fewer flights are needed there than elsewhere.",
  },
  {
    story: "airports",
    pair: ["number of passengers in 2018", "number of passengers in 2023"],
    rises:
      "Between 2018 and 2023, the populations of the areas that the airports serve changed only slightly.",
    falls:
      "Between 2018 and 2023, most of the flights from the busiest airports were moved to the smallest ones.",
  },
];
